import "react";

declare module "react" {
  /** Invoker commands open or close a dialog without script; React's types lack them. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
