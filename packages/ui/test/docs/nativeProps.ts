const descriptions = {
  disabled: 'It cannot be used or reached by the keyboard, and the form leaves it out.',
  required: 'The browser keeps a form back that leaves it empty.',
  readOnly: 'It can be read, copied and sent, but not changed.',
};

/** Controls for attributes that a component passes to its element. */
export const nativeProps = (...names: (keyof typeof descriptions)[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        control: 'boolean' as const,
        description: descriptions[name],
        table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
      },
    ]),
  );
