export { domain } from '@settlement-help/ui/domain/messages/fr';
export { primitives } from '@settlement-help/ui/messages/fr';
export { app } from '../../../messages/dist/fr/app.ts';
