/** The part of the outermost element of a component: `text-field` for `TextField`. */
export const partName = (component: string) =>
  component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
