import preview from '#storybook/preview';
import { Skyline } from './Skyline.tsx';

const meta = preview.meta({ title: 'Domain/Account/Skyline', component: Skyline });

export const Default = meta.story();
