import { createFormats } from '@settlement-help/contract/language';
import { describe, expect, test } from 'vitest';
import { screens } from '../../../../messages/dist/en/screens.ts';
import { matchTopic, type Reply, replyTo, topics } from './matchTopic.ts';

const { conversation: assistant } = screens(createFormats('en'));
const topicOf = (message: string) => matchTopic(message, assistant.keywords);

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

  test.each(['', '   ', '🙂', 'xyz', '؟'])('knows nothing about %j', (message) => {
    expect(topicOf(message)).toBeNull();
  });
});

describe('a message without a topic', () => {
  const ask = (start: number) => {
    const turns: (Reply | string)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      turns.push('xyz', replyTo('xyz', assistant.keywords, [...turns, 'xyz'], { fallbacks: 4, start }));
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
