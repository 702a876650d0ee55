/** @jest-environment jsdom */
import {
  dropGoogleVisit,
  type GoogleVisit,
  readGoogleVisit,
  saveGoogleVisit,
} from './google-visit';

const visit: GoogleVisit = {
  state: 's'.repeat(16),
  nonce: 'n'.repeat(16),
  base: '/app/bella-napoli',
  returnTo: '/profile',
  purpose: 'sign-in',
  answer: null,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a Google sign-in is stored in its tab only, until it is dropped', () => {
  expect(readGoogleVisit()).toBeNull();
  saveGoogleVisit(visit);
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  expect(readGoogleVisit()).toEqual(visit);
  dropGoogleVisit();
  expect(readGoogleVisit()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('a stored sign-in that was tampered with is none', () => {
  saveGoogleVisit({ ...visit, base: '//elsewhere.example' });
  expect(readGoogleVisit()).toBeNull();
});
