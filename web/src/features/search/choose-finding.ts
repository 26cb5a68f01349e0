import type { Finding } from "@medsieve/contract/findings";
import type { ListedPaper } from "@medsieve/contract/papers";
import { printNumbers } from "@medsieve/contract/print-numbers";

/** The finding that stands for a paper: on the question, else the first; with its numbers where one has them. */
export function chooseFinding({ findings }: ListedPaper, ids: readonly string[]): Finding | undefined {
  const onQuestion = findings.filter(({ id }) => ids.includes(id));
  const candidates = onQuestion.length > 0 ? onQuestion : findings;
  return candidates.find(({ numbers }) => printNumbers(numbers) !== "") ?? candidates[0];
}
