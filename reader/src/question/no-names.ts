/**
 * Everyday words that, standing alone, are no name, though a name of medicine is written so or has their stem: "scared" is no
 * scar, "dress" no DRESS, "journals" no expressive writing.
 */
export const NO_NAMES: ReadonlySet<string> = new Set(
  (
    "scare scares scared scaring dressed spot spots journal journals pulse pulses pulsed housed soil soils drill drills " +
    "bear bears cycle cycles cycled relative persistence hybrid hybrids glycated inventory sponge cup cups hydration twenty luminal stain stains " +
    "gave bite bites fits dress dresses aspect aspects met chip chips crab crabs swallows swallowed parity " +
    "preserve preserves preserved preserving conserve conserves conservative regain regains regained regaining relax relaxes relaxed " +
    "avert averts averted complicate complicates complicated deprive deprives deprived swallow lifts " +
    "wean weans weaned milking steps press patch patches race races puffer exposed operate talking talk talks bowl lift city " +
    "stopped ready down house houses stabbing stabs seal seals host hosts ring rings mark marks match matches crane cranes turkey sole perch bass bat bats"
  ).split(" "),
);
