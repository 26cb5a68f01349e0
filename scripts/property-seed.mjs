import fc from "fast-check";

// With PROPERTY_SEED the property tests draw the same examples every time, as the gate wants it; without, new ones.
const given = process.env.PROPERTY_SEED;
if (given !== undefined && given !== "") {
  const seed = Number(given);
  if (!Number.isInteger(seed)) throw new Error(`PROPERTY_SEED is ${JSON.stringify(given)}; it takes a whole number`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}
