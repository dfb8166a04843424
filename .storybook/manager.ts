import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  // Inks of the theme "paper". Storybook reads hex alone, and none of our style sheets reaches its own frame.
  theme: create({
    base: 'light',
    brandTitle: 'Settlement Help',
    appBg: '#f3efe5',
    barBg: '#fbf9f3',
    colorPrimary: '#c5312e',
    colorSecondary: '#00516d',
    textColor: '#15223b',
  }),
});
