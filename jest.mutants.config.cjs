module.exports = { ...require('./jest.config.cjs'), randomize: false, testTimeout: 20_000, testEnvironment: '@stryker-mutator/jest-runner/jest-env/node', roots: ['<rootDir>/shared-domain/src'] };
