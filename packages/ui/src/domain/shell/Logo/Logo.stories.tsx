import preview from '#storybook/preview';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ title: 'Domain/Shell/Logo', component: Logo });

export const Default = meta.story();
