export { domain } from '@settlement-help/ui/domain/messages/uk';
export { primitives } from '@settlement-help/ui/messages/uk';
export { app } from '../../../messages/dist/uk/app.ts';
