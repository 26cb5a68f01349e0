import "tsx";

const { endWithStarter } = await import("../server/src/end-with-starter.ts");

const going = setInterval(() => undefined, 60_000);
const watched = endWithStarter(() => {
  process.stdout.write("the starter is gone\n");
  clearInterval(going);
});
process.stdout.write(`watched: ${watched}\n`);
