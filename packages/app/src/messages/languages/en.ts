export { domain } from '@settlement-help/ui/domain/messages/en';
export { primitives } from '@settlement-help/ui/messages/en';
export { app } from '../../../messages/dist/en/app.ts';
