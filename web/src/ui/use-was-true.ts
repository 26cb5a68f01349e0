import { useState } from "react";

/** Whether `value` is true or has been: what is loaded once stays. */
export function useWasTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
