import type { OidcProblem } from "@medsieve/contract/constants";

/** Why somebody who comes from the provider is not let in; each has its own sentence on the page. */
export class OidcRefusal extends Error {
  override name = "OidcRefusal";
  readonly problem: OidcProblem;
  /** Null where it is not known whose account it would be. */
  readonly account: { id: string; email: string } | null;

  constructor(problem: OidcProblem, account: { id: string; email: string } | null = null, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
    this.account = account;
  }
}
