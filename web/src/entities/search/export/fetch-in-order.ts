/**
 * Fetches each of `items`, at most `ahead` at a time, and yields the answers in the order of the items. An answer that
 * is not yet taken counts as under way, so that no more than `ahead` are held.
 */
export async function* fetchInOrder<Item, Answer>(
  items: readonly Item[],
  ahead: number,
  fetchOne: (item: Item) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const underWay: Promise<Answer>[] = [];
  const waiting = items[Symbol.iterator]();
  const startNext = () => {
    const next = waiting.next();
    if (next.done) return;
    const answer = fetchOne(next.value);
    // One that fails while another is awaited is heard of when its turn comes, or never.
    answer.catch(() => undefined);
    underWay.push(answer);
  };
  for (let started = 0; started < ahead; started += 1) startNext();
  for (let first = underWay.shift(); first !== undefined; first = underWay.shift()) {
    const answer = await first;
    startNext();
    yield answer;
  }
}
