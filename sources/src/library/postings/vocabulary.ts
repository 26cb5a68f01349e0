/** Lexemes by numbers, which stand for them in a draft. */
export interface Vocabulary {
  /** By their numbers. */
  lexemes: readonly string[];
  numberOf: (lexeme: string) => number;
}

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const lexemes: string[] = [];
  return {
    lexemes,
    numberOf(lexeme) {
      const known = numbers.get(lexeme);
      if (known !== undefined) return known;
      numbers.set(lexeme, lexemes.length);
      return lexemes.push(lexeme) - 1;
    },
  };
}
