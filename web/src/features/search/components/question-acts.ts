/** What can be done with the question of a search. */
export interface QuestionActs {
  /** Loads the search again. */
  reload: () => void;
  /** Starts a new session with the question in the box. */
  edit: () => void;
  /** Asks the same question again. */
  repeat: () => void;
  /** Moves the focus past everything here, to the bar below. */
  skip: () => void;
}
