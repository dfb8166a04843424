import { endpoints } from '@settlement-help/contract';
import { createStopLinks } from '#server/http/endpoints/stopLinks.ts';

export const stopLinks = createStopLinks(endpoints.stopAnswerEmails, 'stop-answer-emails');
