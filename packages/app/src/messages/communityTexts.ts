import type { Language } from '@settlement-help/contract';

type CommunityTexts = typeof import('@settlement-help/ui/domain/messages/en/community');

/** What is said about reports, blocks and moderation; apart from `texts.ts`, which every visit loads. */
const communityTexts: Record<Language, () => Promise<CommunityTexts>> = {
  en: () => import('@settlement-help/ui/domain/messages/en/community'),
  fr: () => import('@settlement-help/ui/domain/messages/fr/community'),
  de: () => import('@settlement-help/ui/domain/messages/de/community'),
  ar: () => import('@settlement-help/ui/domain/messages/ar/community'),
  uk: () => import('@settlement-help/ui/domain/messages/uk/community'),
  tr: () => import('@settlement-help/ui/domain/messages/tr/community'),
};

export const loadCommunityTexts = async (language: Language) => (await communityTexts[language]()).community;
