// @ts-check
/** The worker of a server that runs from its sources: a thread does not inherit what reads TypeScript. */
import { register } from "tsx/esm/api";

register();
const { default: answerTask } = await import("./worker.ts");
export default answerTask;
