/** Whether one pair of parentheses holds the whole. */
function isWrapped(text: string): boolean {
  if (!text.startsWith("(") || !text.endsWith(")")) return false;
  let open = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if (text[at] === "(") open += 1;
    if (text[at] === ")") open -= 1;
    if (open === 0) return false;
  }
  return true;
}

export const wrap = (text: string): string => (isWrapped(text) ? text : `(${text})`);

export const unwrap = (text: string): string => (isWrapped(text) ? text.slice(1, -1) : text);
