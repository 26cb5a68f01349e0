import { describe, expect, it } from "vitest";
import { isEvent } from "./study-topic.ts";
import { TOPICS } from "./topics.ts";

describe.each(TOPICS.map((card) => ({ id: card.id, card })))("the topic card $id", ({ card }) => {
  const { arms, comparators, outcomes, harms, background, uncertainties, recommendations, aspects, cases } = card;
  const { animals = [], cells = [], genes = [] } = card.laboratory;

  it("has enough of everything to write papers from", () => {
    expect(card.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/);
    for (const list of [arms, outcomes, background, uncertainties, recommendations, aspects]) {
      expect(list.length).toBeGreaterThanOrEqual(2);
    }
    for (const list of [comparators, harms, [...animals, ...cells, ...genes]]) {
      expect(list.length).toBeGreaterThanOrEqual(1);
    }
    if (card.profile === "rare") expect(cases.length).toBeGreaterThanOrEqual(3);
    if (card.profile === "diagnosis") expect(card.test).toBeDefined();
    if (card.profile === "harm") expect(card.exposure).toBeDefined();
    if (card.profile === "care") expect(card.voices).toBeDefined();
    expect(card.condition.mesh.length).toBeGreaterThan(0);
    expect(card.intervention.mesh.length).toBeGreaterThan(0);
  });

  it("has figures that can be true", () => {
    const events = [...outcomes.filter(isEvent), ...harms, card.otherTreatment.outcome, card.exposure?.outcome];
    for (const event of events.filter((one) => one !== undefined)) {
      expect(event.control, event.name).toBeGreaterThan(0);
      expect(event.control, event.name).toBeLessThan(1);
      expect(event.ratio, event.name).toBeGreaterThan(0);
      expect(event.control * event.ratio, event.name).toBeLessThanOrEqual(1);
    }
    for (const score of outcomes) {
      if (isEvent(score)) continue;
      expect(score.sd, score.name).toBeGreaterThan(0);
      expect(Math.abs(score.difference), score.name).toBeLessThan(4 * score.sd);
    }
    const [least, most] = card.trial.size;
    expect(least).toBeGreaterThanOrEqual(6);
    expect(most).toBeGreaterThan(least);
    expect(card.population.women).toBeGreaterThanOrEqual(0);
    expect(card.population.women).toBeLessThanOrEqual(1);
  });

  it("is written as its sentences need it", () => {
    const phrases = [
      ...background,
      ...uncertainties,
      ...recommendations,
      ...aspects,
      ...outcomes.map(({ name }) => name),
    ];
    for (const phrase of phrases) expect(phrase).not.toMatch(/[.!]$|^\s|\s$/);
    for (const sentence of background) expect(sentence).toMatch(/^(?:[^a-z]|[a-z]+[A-Z])/);
    for (const doubt of uncertainties)
      expect(doubt).toMatch(/^(?:\w+ ){0,3}?(?:whether|how|which|what|when|where|why|who|whom)\b/);
    for (const { age } of cases) expect(age[0]).toBeLessThanOrEqual(age[1]);
    expect(`${card.names.jpn.condition}${card.names.jpn.intervention}`).toMatch(/[\p{Script=Han}\p{Script=Katakana}]/u);
    expect(`${card.names.chi.condition}${card.names.chi.intervention}`).toMatch(/\p{Script=Han}/u);
    expect(`${card.names.chi.condition}${card.names.chi.intervention}`).not.toMatch(
      /[\p{Script=Katakana}\p{Script=Hiragana}]/u,
    );
  });
});
