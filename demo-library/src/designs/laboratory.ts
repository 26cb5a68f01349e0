import type { PaperDraft } from "../paper-draft.ts";
import { printP } from "../print-numbers.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { findTwoSidedP } from "../statistics.ts";
import { listSubjects, type StudyTopic } from "../study-topic.ts";
import type { Experiment } from "../topic-card.ts";
import { capitalize, dropArticle, joinNames, writeSentences } from "../wording.ts";

/** An experiment in animals. */
export function writeAnimalStudy(topic: StudyTopic, experiment: Experiment, random: SeededRandom): PaperDraft {
  const { condition } = topic;
  const { model, given, givenName, mechanism } = experiment;
  const perGroup = experiment.perGroup ?? random.drawInteger(8, 16);
  const readings = measure(experiment, perGroup, random);
  const [first] = readings;
  const main = dropArticle(first?.name ?? condition.name);
  const verb = (first?.change ?? 0) < 0 ? "lowers" : "increases";
  return {
    design: "animal",
    titles: random.shuffle([
      `${capitalize(givenName)} ${verb} ${main} in ${model}`,
      `Effects of ${givenName} on ${main} in an animal model of ${condition.name}`,
      `${capitalize(givenName)} in ${model}: effects on ${joinNames(readings.slice(0, 2).map(({ name }) => dropArticle(name)))}`,
      `Experimental ${condition.name}: ${givenName} ${verb} ${main} in ${model}`,
      `Preclinical evaluation of ${givenName} for ${condition.name} in ${model}`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`We tested the effect of ${givenName} in an animal model of ${condition.name}`),
      setting: writeSentences(`Experiments were done in ${model} (${perGroup} animals per group)`),
      intervention: writeSentences(
        random.pick([
          `Animals were randomly allocated to ${given} or vehicle`,
          `The treatment group received ${given}; controls received vehicle`,
        ]),
      ),
      measures: writeSentences(
        `The main measurements were ${joinNames(readings.map(({ name }) => name))}`,
        random.happens(0.5) ? "Outcome assessors were unaware of group allocation" : "",
      ),
      results: writeReadings(readings, givenName, "vehicle", random),
      limits: writeSentences(
        random.pick([
          "Only one dose was tested",
          "Animals of one sex were studied",
          "Whether the findings apply to humans is unknown",
        ]),
      ),
      conclusion: writeSentences(
        `In ${model}, ${givenName} ${describeReadings(readings)}${readings.some(({ p }) => p < 0.05) ? `, suggesting ${mechanism}` : ""}`,
      ),
    },
    publicationTypes: [],
    mesh: [...experiment.mesh],
    subjects: listLaboratorySubjects(topic, experiment, ["Animals", "Disease Models, Animal"]),
  };
}

/** An experiment in cells or tissue. */
export function writeCellStudy(topic: StudyTopic, experiment: Experiment, random: SeededRandom): PaperDraft {
  const { condition } = topic;
  const { model, given, givenName, mechanism } = experiment;
  const repeats = random.drawInteger(4, 9);
  const readings = measure(experiment, repeats * 2, random);
  const main = dropArticle(readings[0]?.name ?? condition.name);
  const verb = (readings[0]?.change ?? 0) < 0 ? "reduces" : "increases";
  return {
    design: "cell",
    titles: random.shuffle([
      `${capitalize(givenName)} ${verb} ${main} in ${model}`,
      `In vitro effects of ${givenName} on ${main} in ${model}`,
      `${capitalize(givenName)} and ${main}: an in vitro study relevant to ${condition.name}`,
      `Cellular mechanisms of ${givenName} in ${condition.name}: experiments in ${model}`,
    ]),
    parts: {
      background: writeSentences(random.pick(topic.background)),
      aim: writeSentences(`We examined the cellular effects of ${givenName} that may matter in ${condition.name}`),
      setting: writeSentences(`Experiments were carried out in vitro in ${model}`),
      intervention: writeSentences(
        `Cultures were exposed to ${given} or to vehicle in ${repeats} independent experiments`,
      ),
      measures: writeSentences(
        `We measured ${joinNames(readings.map(({ name }) => name))} by ${random.pick(["immunoblotting and flow cytometry", "quantitative PCR and immunofluorescence", "live-cell imaging and ELISA"])}`,
      ),
      results: writeReadings(readings, givenName, "vehicle", random),
      limits: writeSentences(
        random.pick([
          "Concentrations were higher than those usually reached in patients",
          "Findings in culture need confirmation in vivo",
          "",
        ]),
      ),
      conclusion: writeSentences(
        `In ${model}, ${givenName} ${describeReadings(readings)}${readings.some(({ p }) => p < 0.05) ? `, suggesting ${mechanism}` : ""}`,
      ),
    },
    publicationTypes: [],
    mesh: ["Cells, Cultured", ...experiment.mesh],
    subjects: listLaboratorySubjects(topic, experiment, ["Humans"]),
  };
}

interface Reading {
  name: string;
  /** Percent, as it came out. */
  change: number;
  p: number;
}

/** Spread of such measurements in percent of the control mean. */
const SPREAD_PERCENT = 22;

function measure(experiment: Experiment, perGroup: number, random: SeededRandom): Reading[] {
  const error = SPREAD_PERCENT * Math.sqrt(2 / perGroup);
  return experiment.measured.map(({ name, change }) => {
    const found = Math.max(-96, Math.round(change * random.drawBetween(0.75, 1.2) + random.drawNormal(0, error / 4)));
    const seen = found === 0 ? 1 : found;
    return { name, change: seen, p: findTwoSidedP(seen / error) };
  });
}

function writeReadings(readings: readonly Reading[], given: string, control: string, random: SeededRandom): string {
  return writeSentences(
    ...readings.map(({ name, change, p }, at) => {
      const clear = p < 0.05;
      const direction = change < 0 ? "lower" : "higher";
      const size = `${Math.abs(change)}% ${direction}`;
      if (!clear)
        return `${capitalize(name)} did not differ significantly between groups (${size} with ${given}; ${printP(p)})`;
      return at === 0 || random.happens(0.5)
        ? `Compared with ${control}, ${name} was ${size} with ${given} (${printP(p)})`
        : `${capitalize(name)} ${change < 0 ? "fell" : "rose"} by ${Math.abs(change)}% (${printP(p)})`;
    }),
  );
}

function describeReadings(readings: readonly Reading[]): string {
  const clear = readings.filter(({ p }) => p < 0.05).slice(0, 2);
  if (clear.length === 0)
    return "had no measurable effect on the outcomes studied, which is at odds with the hypothesis";
  const say = (verb: string, found: readonly Reading[]) =>
    found.length === 0 ? [] : [`${verb} ${joinNames(found.map(({ name }) => name))}`];
  return joinNames([
    ...say(
      "reduced",
      clear.filter(({ change }) => change < 0),
    ),
    ...say(
      "increased",
      clear.filter(({ change }) => change > 0),
    ),
  ]);
}

function listLaboratorySubjects(topic: StudyTopic, { given, givenName }: Experiment, checkTags: string[]) {
  const studied = topic.card.arms.find(({ name }) => givenName.toLowerCase().includes(name.toLowerCase()));
  const isDrug = (topic.arm.substances ?? topic.intervention.substances ?? []).length > 0;
  return listSubjects(
    { ...topic, arm: studied ?? { name: givenName, regimen: given } },
    { condition: "metabolism", intervention: isDrug ? "pharmacology" : null },
    checkTags,
  );
}
