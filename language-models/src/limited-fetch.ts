/** An answer that does not end; far above what any model writes. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Counts what comes through, and breaks off beyond the limit. */
function limitBytes(max: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > max) controller.error(new RangeError(`the answer is larger than ${max} bytes`));
      else controller.enqueue(chunk);
    },
  });
}

/** A fetch that follows no redirect, since the key would go along, and takes no answer without end. */
export const fetchLimited: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: "error" });
  if (answer.body === null) return answer;
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(limitBytes(MAX_ANSWER_BYTES)), { status, statusText, headers });
};
