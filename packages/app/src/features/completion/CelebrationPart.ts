// A file of its own, so that the celebration is fetched when there is soon something to celebrate.
export { Celebration } from '@settlement-help/ui/domain';
