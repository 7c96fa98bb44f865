/**
 * A set of fields as JSON text: what a create notes of its fields is written as text and stored as text, without being
 * an object in between. Whoever prints it as JSON without knowing it gets the object all the same.
 */
export class FieldsText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
