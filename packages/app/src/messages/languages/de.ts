export { domain } from '@settlement-help/ui/domain/messages/de';
export { primitives } from '@settlement-help/ui/messages/de';
export { app } from '../../../messages/dist/de/app.ts';
