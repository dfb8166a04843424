// A file of its own, so that the conversation and its texts are fetched when somebody is about to want them.
export { ChatPanel, enConversation } from '@settlement-help/ui/domain';
