import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  emailSchema,
  emptyMessage,
  type Field,
  fields,
  hasText,
  invalidFields,
  type Message,
  newMessageKey,
} from '../../../src/lib/message';

const valid: Message = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  message: 'We would like to talk.',
};

/** Whether a field accepts the value when all others are valid. */
const takes = (field: Field, value: string): boolean =>
  invalidFields({ ...valid, [field]: value }).length === 0;

test('the fields stand in the order of the form', () => {
  expect(fields).toEqual(['name', 'email', 'company', 'message']);
});

test('every field of an empty message is an empty text', () => {
  expect(emptyMessage).toEqual({ name: '', email: '', company: '', message: '' });
});

test('a message that keeps all rules has no invalid field', () => {
  expect(invalidFields(valid)).toEqual([]);
});

test('an empty form breaks three rules, named in the order of the form: the company is optional', () => {
  expect(invalidFields(emptyMessage)).toEqual(['name', 'email', 'message']);
});

test('a field is named once, also when it breaks two rules', () => {
  expect(invalidFields({ ...valid, email: 'not an address '.repeat(100) })).toEqual(['email']);
});

describe('the name has at least 2 characters', () => {
  test.each([
    ['none', '', false],
    ['one', 'A', false],
    ['two', 'Al', true],
    ['one between spaces', '  A  ', false],
    ['spaces only', '     ', false],
    ['a tab, a line break and no-break spaces', '\t\n\u00a0\u202f\u3000', false],
    ['two between pasted spaces', '\u00a0Al\n', true],
    ['one Chinese character', '王', false],
    ['two Chinese characters', '王芳', true],
    ['Arabic', 'علي', true],
    ['Devanagari, with vowel signs', 'आशा', true],
    ['an apostrophe and hyphens', "Siobhán O'Neill-Þórsdóttir", true],
    ['one emoji, which is two code units', '😀', false],
    ['two emoji', '😀😀', true],
    ['two zero-width spaces', '\u200b\u200b', false],
    ['two letters with a joiner', 'م\u200cن', true],
    ['one letter outside the basic plane', '𠮷', false],
    ['a hundred thousand', 'é'.repeat(100_000), true],
  ])('%s', (_what, name, isTaken) => {
    expect(takes('name', name)).toBe(isTaken);
  });
});

describe('the message has at least 10 characters', () => {
  test.each([
    ['nine', '123456789', false],
    ['ten', '1234567890', true],
    ['nine between spaces', '   123456789   ', false],
    ['ten with spaces inside', '1 3 5 7 90', true],
    ['ten on lines of their own', '12345\n7890', true],
    ['blank lines only', '\n'.repeat(50), false],
    ['five emoji, which are ten code units', '🚀'.repeat(5), false],
    ['nine emoji', '🚀'.repeat(9), false],
    ['ten emoji', '🚀'.repeat(10), true],
    ['ten Japanese characters', 'よろしくおねがいしま', true],
    ['a million', 'word '.repeat(200_000), true],
  ])('%s', (_what, message, isTaken) => {
    expect(takes('message', message)).toBe(isTaken);
  });
});

test.each(['', ' ', 'X', 'Société Générale & Søn <GmbH>', '公司', 'x'.repeat(100_000)])(
  'any company is taken (%#)',
  (company) => {
    expect(takes('company', company)).toBe(true);
  },
);

describe('an address is taken', () => {
  test.each([
    'ada@example.com',
    'a@b.co',
    'ADA@EXAMPLE.COM',
    'first.last@example.com',
    'first.middle.last@mail.example.co.uk',
    'ada+newsletter@example.com',
    "o'neill@example.ie",
    'user_name@example.com',
    '_@example.com',
    '-ada-@example.com',
    '1234567890@example.com',
    "!#$%&'*+/=?^_`{|}~-@example.com",
    '"first..last"@example.com',
    '"ada@home"@example.com',
    'ada@xn--bcher-kva.example',
    'ada@example.xn--p1ai',
    'ada@bücher.example',
    'жанна@пример.рф',
    '用户@例子.中国',
    'आशा@उदाहरण.भारत',
    'ทดสอบ@ตัวอย่าง.ไทย',
    'jose\u0301@cafe\u0301.example',
    'ada@a-b.example',
    'ada@4.example',
    'ada@1and1.example',
    'ada@example.technology',
    '😀@example.com',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
    `ada@${'a.'.repeat(100)}example`,
  ])('%s', (email) => {
    expect(takes('email', email)).toBe(true);
    expect(v.is(emailSchema, email)).toBe(true);
  });
});

describe('spaces pasted around an address do not count', () => {
  test.each([' ada@example.com', 'ada@example.com ', '\u00a0ada@example.com\r\n', '\tada@example.com\ufeff'])(
    '%j',
    (email) => {
      expect(takes('email', email)).toBe(true);
      expect(v.parse(emailSchema, email)).toBe('ada@example.com');
    },
  );
});

describe('an address is refused', () => {
  test.each([
    ['nothing', ''],
    ['spaces only', '   '],
    ['no @', 'ada.example.com'],
    ['two @', 'ada@home@example.com'],
    ['nothing before the @', '@example.com'],
    ['nothing after the @', 'ada@'],
    ['a host of one label', 'ada@localhost'],
    ['a last label of one letter', 'ada@example.c'],
    ['a last label of digits: no such domain (RFC 3696, section 2)', 'ada@example.123'],
    ['the numbers of a network address', 'ada@192.168.100.100'],
    ['a dot at the end', 'ada@example.com.'],
    ['a dot at the start of the host', 'ada@.example.com'],
    ['two dots in the host', 'ada@example..com'],
    ['a dot at the start', '.ada@example.com'],
    ['a dot before the @', 'ada.@example.com'],
    ['two dots in a row', 'ada..lovelace@example.com'],
    ['a space inside', 'ada lovelace@example.com'],
    ['a space before the @', 'ada @example.com'],
    ['a space after the @', 'ada@ example.com'],
    ['a no-break space inside', 'ada\u00a0@example.com'],
    ['a line break inside', 'ada@example.com\nbcc: all@example.com'],
    ['a hyphen at the start of a label', 'ada@-example.com'],
    ['a hyphen at the end of a label', 'ada@example-.com'],
    ['a hyphen at the end', 'ada@example.com-'],
    ['an underscore in the host', 'ada@ex_ample.com'],
    ['a name around it', 'Ada Lovelace <ada@example.com>'],
    ['a link', 'mailto:ada@example.com'],
    ['two addresses', 'ada@example.com, bob@example.com'],
    ['two addresses with a semicolon', 'ada@example.com;bob@example.com'],
    ['a comma for a dot', 'ada@example,com'],
    ['an open quotation', '"ada@example.com'],
    ['a wide @', 'ada＠example.com'],
    ['a path', 'ada@example.com/contact'],
    ['a port', 'ada@example.com:25'],
    ['255 characters', `${'a'.repeat(243)}@example.com`],
    ['a hundred thousand characters', `${'a'.repeat(100_000)}@example.com`],
    ['a hundred thousand labels', `ada@${'a.'.repeat(100_000)}`],
    ['a hundred thousand hyphens', `ada@a${'-'.repeat(100_000)}`],
    ['a hundred thousand dots', `${'.'.repeat(100_000)}@example.com`],
  ])('%s', (_what, email) => {
    expect(takes('email', email)).toBe(false);
    expect(v.is(emailSchema, email)).toBe(false);
  });

  test('254 characters are the most', () => {
    expect(takes('email', `${'a'.repeat(242)}@example.com`)).toBe(true);
    expect(takes('email', `  ${'a'.repeat(242)}@example.com  `)).toBe(true);
  });
});

test('a key is 128 bits, and each is another', () => {
  const keys = Array.from({ length: 1_000 }, newMessageKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1_000);
});

describe('a message has text', () => {
  test.each(fields)('when the %s is filled in', (field) => {
    expect(hasText({ ...emptyMessage, [field]: 'Ada' })).toBe(true);
  });

  test('unless all fields are blank', () => {
    expect([hasText(emptyMessage), hasText({ ...emptyMessage, message: '\n ' })]).toEqual([false, false]);
  });
});
