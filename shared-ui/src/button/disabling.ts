/** A disabled button is described by a visible text that states why. */
export type Disabling =
  | { disabled?: false; reasonId?: never; reason?: never }
  | {
      disabled: boolean;
      /** Id of the text. */
      reasonId: string;
      reason?: never;
    };
