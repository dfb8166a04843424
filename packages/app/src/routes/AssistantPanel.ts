// A file of its own, so that the conversation is fetched when somebody is about to want it.
export { ChatPanel } from '@settlement-help/ui';
