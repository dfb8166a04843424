// A file of its own, since only a person with a plan or with steps that do not apply needs these lists.
export { LeftOutList, PlanList } from '@settlement-help/ui/domain';
