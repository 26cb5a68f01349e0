import fc from "fast-check";

const HOSTILE = [
  ..."\r\n\t\u0000\u0085\u2028\u2029\u202e\ufeff",
  ..."{}\\$%&_#~^<>|\"'`@,;-=/ ",
  ..."\r\nER  - \r\nTY  - JOUR\r\n",
  "\n\n@article{stolen,\n",
  "\nPMID- 99\n",
  " and ",
  "--",
  "  - ",
  "\ud800",
  "a",
  "Zinc",
  "漢字",
  "é",
  "1",
];

/** Text with what would end a field, a record or a file of references, were it not written for it. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: "binary" })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(""));
