export { domain } from '@settlement-help/ui/domain/messages/tr';
export { primitives } from '@settlement-help/ui/messages/tr';
export { app } from '../../../messages/dist/tr/app.ts';
