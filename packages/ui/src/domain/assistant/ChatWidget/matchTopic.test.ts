import { type Language, languages } from '@settlement-help/contract';
import { createFormats } from '@settlement-help/contract/language';
import { describe, expect, test } from 'vitest';
import { domain } from '../../../../messages/dist/en/domain.ts';
import { matchTopic, type Reply, replyTo, topics } from './matchTopic.ts';

const assistant = domain.conversation(createFormats('en'));
const topicOf = (message: string) => matchTopic(message, assistant.keywords);

/** Messages of people in danger. */
const cries: Record<Language, readonly string[]> = {
  en: ['This is an emergency!', 'Call an ambulance'],
  fr: ['C’est une urgence !', 'Au secours !', 'Appelez une ambulance'],
  de: ['Das ist ein Notfall!', 'Ich brauche einen Krankenwagen'],
  ar: ['حالة طوارئ!', 'النجدة!', 'أنقذوني', 'أحتاج إلى سيارة إسعاف'],
  uk: [
    'Надзвичайна ситуація',
    'У мене надзвичайна ситуація!',
    'Рятуйте!',
    'Номер швидкої допомоги',
    'Як викликати швидку?',
  ],
  tr: ['Acil durum!', 'İmdat!', 'Acil yardım lazım', 'Ambulans çağırın'],
};

/** "Help" alone is not an emergency. */
const helpWithHousing: Record<Language, readonly string[]> = {
  en: ['Help me with housing', 'I need help with the rent'],
  fr: ['Aidez-moi à trouver un logement', 'Besoin d’aide pour le loyer'],
  de: ['Helft mir, eine Wohnung zu finden', 'Ich brauche Hilfe bei der Miete'],
  ar: ['ساعدوني في إيجاد سكن', 'أحتاج إلى مساعدة في الإيجار'],
  uk: ['Допоможіть знайти житло', 'Потрібна допомога з орендою квартири'],
  tr: ['Ev bulmama yardım edin', 'Kira için yardıma ihtiyacım var'],
};

describe('the topic of a message (§9 Assistant)', () => {
  test.each(topics)('%s is known by its own name', (topic) => {
    expect(topicOf(`Tell me about ${topic}, please`)).toBe(topic);
    expect(topicOf(assistant.topic[topic])).toBe(topic);
  });

  test.each([
    ['I was fired yesterday', null],
    ['How do I network?', null],
    ['What is a taxi?', null],
    ['Where can I embank?', null],
  ])('matches whole words: %s', (message, topic) => {
    expect(topicOf(message)).toBe(topic);
  });

  test.each([
    ['Where do I get health insurance for work?', 'health'],
    ['Is a work permit a document?', 'work'],
    ['I need a bank account for my rent', 'bank'],
    ['Which papers does the tax office want?', 'tax'],
    ['housing or tax', 'housing'],
  ])('takes the most specific keyword first: %s', (message, topic) => {
    expect(topicOf(message)).toBe(topic);
  });

  test.each(['There is a fire at work', 'Health insurance emergency!', 'AMBULANCE'])(
    'puts danger before everything else: %s',
    (message) => {
      expect(topicOf(message)).toBe('emergency');
    },
  );

  test('does not mind case, accents and punctuation', () => {
    expect(topicOf('«Impôts»?!')).toBe('tax');
    expect(topicOf('bank-account')).toBe('bank');
  });

  test('ignores an empty keyword', () => {
    expect(matchTopic('xyz', { ...assistant.keywords, bank: 'bank, ' })).toBeNull();
  });

  test.each(['', '   ', '🙂', 'xyz', '؟'])('knows nothing about %j', (message) => {
    expect(topicOf(message)).toBeNull();
  });
});

describe.each(languages)('the keywords in %s', (language) => {
  const keywords = async () => {
    const { domain: texts } = await import(`../../../../messages/dist/${language}/domain.ts`);
    return texts.conversation(createFormats(language)) as typeof assistant;
  };

  test.each(topics)('%s is known by the words of its button', async (topic) => {
    const { keywords: known, topic: buttons } = await keywords();
    expect(matchTopic(buttons[topic], known)).toBe(topic);
  });

  test.each(cries[language])('know the danger in: %s', async (message) => {
    expect(matchTopic(message, (await keywords()).keywords)).toBe('emergency');
  });

  test.each(helpWithHousing[language])('leave to housing: %s', async (message) => {
    expect(matchTopic(message, (await keywords()).keywords)).toBe('housing');
  });
});

describe('a message without a topic', () => {
  const ask = (start: number) => {
    const turns: (Reply | string)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      turns.push('xyz', replyTo('xyz', assistant.keywords, [...turns, 'xyz'], { fallbackCount: 4, start }));
    }
    return turns.flatMap((turn) =>
      typeof turn === 'string' || !('fallback' in turn) ? [] : [turn.fallback],
    );
  };

  test('goes round the four fallbacks', () => {
    expect(assistant.fallbacks).toHaveLength(4);
    expect(ask(0)).toEqual([0, 1, 2, 3, 0]);
  });

  test('begins where it is told', () => {
    expect(ask(2)).toEqual([2, 3, 0, 1, 2]);
  });
});

describe('the emergency reply', () => {
  test.each([
    ['Germany', /112 \(EU\).*911.*110.*116 117/],
    ['France', /112 \(EU\).*911.*15 .*17 .*18 .*114/],
  ] as const)('names 112 first, then 911, then the numbers of %s', (country, numbers) => {
    expect(assistant.replies.emergency({ country })).toMatch(numbers);
  });
});

test('never calls itself AI', () => {
  expect(JSON.stringify(assistant)).not.toMatch(/\bAI\b|artificial|intelligen/i);
});
