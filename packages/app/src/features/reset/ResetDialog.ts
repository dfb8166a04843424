// A file of its own, so that the dialog is fetched when somebody is about to want it.
export { AlertDialog } from '@settlement-help/ui';
