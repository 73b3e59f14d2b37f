import { createElement, Fragment, type ReactNode } from "react";

/** Words with {names} for what has an element of its own. */
export const Filled = ({ words, parts }: { words: string; parts: Readonly<Record<string, ReactNode>> }) =>
  createElement(Fragment, null, ...words.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? parts[part] : part)));
