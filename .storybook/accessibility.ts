/// <reference types="vite/client" />
import type { A11yTypes } from '@storybook/addon-a11y';

type A11yParameters = NonNullable<A11yTypes['parameters']['a11y']>;

/** Off by default in axe, although each checks a success criterion of WCAG 2.2 A or AA. */
const offByDefault = [
  'target-size',
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

/** The panel of Storybook lists what passes too; for a test, this would be a megabyte for each screen. */
const onlyViolations = import.meta.env.MODE === 'test' ? { resultTypes: ['violations' as const] } : {};

export const a11y: A11yParameters = {
  test: 'error',
  options: {
    rules: Object.fromEntries(offByDefault.map((id) => [id, { enabled: true }])),
    ...onlyViolations,
  },
};

/** For whole pages, whose content must also be in landmarks. */
export const pageA11y: A11yParameters = {
  ...a11y,
  config: { rules: [{ id: 'region', enabled: true }] },
};

/** A story shows a whole page if its title starts with `Screens/` or it has `parameters: { page: true }`. */
export const isPage = (story: { title: string; parameters: { page?: boolean } }) =>
  story.parameters.page ?? story.title.startsWith('Screens/');
