export { DecisionDialog } from '@settlement-help/ui/domain';
