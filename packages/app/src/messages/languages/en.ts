export { domain } from '@settlement-help/ui/domain/messages/en';
export { primitives } from '@settlement-help/ui/messages/en';
// `pnpm messages` generates this file, which Git ignores.
export { app } from '../../../messages/dist/en/app.ts';
