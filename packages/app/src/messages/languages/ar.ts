export { domain } from '@settlement-help/ui/domain/messages/ar';
export { primitives } from '@settlement-help/ui/messages/ar';
export { app } from '../../../messages/dist/ar/app.ts';
