import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { type FormState, fieldIssues } from "../../forms/form-state.ts";
import { HttpError, post } from "./request.ts";

interface FormPost<Field extends string, Answer> {
  path: string;
  schema: z.ZodMiniType;
  answer: z.ZodMiniType<Answer>;
  /** What the page brought: with the issues of a post without JavaScript, if there was one. */
  form: FormState<Field>;
  onAnswer: (answer: Answer, form: HTMLFormElement) => void;
  /** Tells the visitor that the form could not be sent; its issues are shown already. */
  onFailure: (error: unknown) => void;
}

/**
 * A form that is checked in place by `schema` and then sent as JSON. Its fields stay the browser's own, so nothing
 * typed before hydration is lost. Focus goes to the error summary when there is one.
 */
export function useFormPost<Field extends string, Answer>({
  path,
  schema,
  answer,
  form: { values, issues: initialIssues },
  onAnswer,
  onFailure,
}: FormPost<Field, Answer>) {
  const [issues, setIssues] = useState(initialIssues);
  const [sending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const lastSent = useRef({ content: "", key: "" });
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    if (issues.length > 0) element.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
  }, [issues]);

  // The button is disabled while the form is under way, and a disabled button loses focus.
  useEffect(() => {
    if (!sending && document.activeElement === document.body) pressed.current?.focus();
  }, [sending]);

  /** The same content keeps its key over every retry; changed content is a new post. */
  function keyFor(content: string): string {
    if (lastSent.current.content !== content) lastSent.current = { content, key: crypto.randomUUID() };
    return lastSent.current.key;
  }

  async function send(sent: HTMLFormElement) {
    const typed = new FormData(sent);
    const entries = Object.fromEntries([...new Set(typed.keys())].map((name) => [name, oneOrMany(typed.getAll(name))]));
    const payload = { ...entries, idempotencyKey: keyFor(JSON.stringify(entries)) };
    const checked = z.safeParse(schema, payload);
    setIssues(checked.success ? [] : fieldIssues(checked.error));
    if (!checked.success) return;
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setSending(true);
    try {
      onAnswer(await post(path, payload, answer), sent);
    } catch (error) {
      if (error instanceof HttpError) setIssues(error.issues);
      onFailure(error);
    } finally {
      setSending(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending) void send(event.currentTarget);
  }

  const formProps = { ref: element, onSubmit, method: "post", noValidate: true } as const;
  return { form: { values, issues }, sending, formProps };
}

/** One value as it is; several of one name (checkboxes) as a list. */
const oneOrMany = (values: FormDataEntryValue[]): FormDataEntryValue | FormDataEntryValue[] | undefined =>
  values.length > 1 ? values : values[0];
