/** The keys of an object that has no others than its type says, in their order. */
export function listKeys<Of extends object>(of: Of): Extract<keyof Of, string>[] {
  const keys: Extract<keyof Of, string>[] = [];
  for (const key in of) keys.push(key);
  return keys;
}

/** An object with a value for each of these keys. */
export function mapKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
