export { start } from '@settlement-help/ui/domain/messages/tr/start';
export { primitives } from '@settlement-help/ui/messages/tr';
export { app } from '../../../messages/dist/tr/app.ts';
