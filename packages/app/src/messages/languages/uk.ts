export { start } from '@settlement-help/ui/domain/messages/uk/start';
export { primitives } from '@settlement-help/ui/messages/uk';
export { app } from '../../../messages/dist/uk/app.ts';
