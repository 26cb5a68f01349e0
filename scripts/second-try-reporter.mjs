/** The words before the name of a test that passed at its second try; the gate repeats such lines. */
export const SECOND_TRY = "passed at a second try only: ";

/** A reporter for vitest that names each test that failed before it passed. */
export default class SecondTryReporter {
  /** @param {ReadonlyArray<import("vitest/node").TestModule>} modules */
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky) console.log(`${SECOND_TRY}${module.relativeModuleId} > ${test.fullName}`);
  }
}
